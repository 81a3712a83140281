import { useLocation, useNavigate } from '@virida/shared/router'
import { useCallback, useRef, useState } from 'react'
import type { FormValues } from '../../../forms/definition'

const step = 'review'

/**
 * The review before sending. It is a history entry of its own, so that Back leads to the form. After a reload there are
 * no values, and the form is shown instead.
 */
export function useReview() {
  const [values, setValues] = useState<FormValues>()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isPushed = useRef(false)
  const isReview = new URLSearchParams(search).get('step') === step

  const open = useCallback(
    (entered: FormValues) => {
      setValues(entered)
      const next = new URLSearchParams(search)
      // After a reload the form is shown at the URL of the review step. Then no second history entry is added.
      isPushed.current = next.get('step') !== step
      next.set('step', step)
      void navigate({ search: `?${next}` }, { replace: !isPushed.current })
    },
    [navigate, search],
  )
  const close = useCallback(() => {
    if (isPushed.current) return void navigate(-1)
    // The visitor arrived at this URL, so the previous history entry may belong to another site.
    const form = new URLSearchParams(search)
    form.delete('step')
    void navigate({ search: `?${form}` }, { replace: true })
  }, [navigate, search])
  return { reviewed: isReview ? values : undefined, open, close }
}
