import { useLocation, useNavigate } from '@virida/shared/router'
import { useCallback, useRef, useState } from 'react'
import type { FormValues } from '../../forms/definition'

const step = 'review'

/**
 * The step between filling in and sending. It is an entry of the history, so that the browser's way back leads to
 * the form; without values, as after a reload, there is nothing to review.
 */
export function useReview() {
  const [values, setValues] = useState<FormValues>()
  const { search } = useLocation()
  const navigate = useNavigate()
  const pushed = useRef(false)
  const isReview = new URLSearchParams(search).get('step') === step

  const open = useCallback(
    (entered: FormValues) => {
      setValues(entered)
      const next = new URLSearchParams(search)
      // After a reload the form stands at the review's address: no second entry for it.
      pushed.current = next.get('step') !== step
      next.set('step', step)
      void navigate({ search: `?${next}` }, { replace: !pushed.current })
    },
    [navigate, search],
  )
  const close = useCallback(() => {
    if (pushed.current) return void navigate(-1)
    // What stands before this entry may be another site.
    const form = new URLSearchParams(search)
    form.delete('step')
    void navigate({ search: `?${form}` }, { replace: true })
  }, [navigate, search])
  return { reviewed: isReview ? values : undefined, open, close }
}
