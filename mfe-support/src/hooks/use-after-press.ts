import { useCallback, useEffect, useRef } from 'react'

/**
 * Milliseconds from lifting a pointer until the held changes are made. On touch screens the click follows the
 * lifting with a short delay.
 */
const clickDelayMs = 100

/**
 * Returns a function that makes a change at once or, while a pointer is down, after its click, and resolves when the
 * change is made. If something moves under a pointer between press and release, the browser drops the click.
 */
export function useAfterPress() {
  const held = useRef<(() => void)[]>(undefined)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const press = () => {
      clearTimeout(timer)
      held.current ??= []
    }
    const settle = () => {
      const changes = held.current
      held.current = undefined
      for (const change of changes ?? []) change()
    }
    const lift = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, clickDelayMs)
    }
    // A menu of the system, or another window, can take the event that lifts the pointer.
    const listeners = {
      pointerdown: press,
      pointerup: lift,
      pointercancel: lift,
      contextmenu: lift,
      blur: lift,
    }
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener, true)
      clearTimeout(timer)
      settle()
    }
  }, [])

  return useCallback(async (change: () => void): Promise<void> => {
    if (held.current) await new Promise<void>((resolve) => held.current?.push(resolve))
    change()
  }, [])
}
