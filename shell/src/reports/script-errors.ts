import { shellName } from '@virida/shared/platform/contract/composition'
import { releaseAt, type ReportFault } from './fault-reporter'
import { isOfRendering } from './root-options'

/**
 * Reports errors that code throws outside of rendering, such as in handlers of events, as faults of the release that the code
 * belongs to. Errors of code from elsewhere, such as browser extensions, and canceled requests are no faults of a release.
 */
export function reportScriptErrors(report: ReportFault) {
  const reportFaultOf = (error: unknown, filename?: string) => {
    if (isOfRendering(error) || (error as Partial<Error> | null)?.name === 'AbortError') return
    const release = releaseOf(error, filename)
    if (release) report('script', release)
  }
  addEventListener('error', ({ error, filename }) => reportFaultOf(error, filename))
  addEventListener('unhandledrejection', ({ reason }) => reportFaultOf(reason))
}

/**
 * The release whose code threw an error: of the first section on the stack, or the shell. The shell's code, such as React, runs with
 * what sections pass to it.
 */
function releaseOf(error: unknown, filename = '') {
  let shell: ReturnType<typeof releaseAt>
  for (const [address] of (framesOf(error) || filename).matchAll(/[\w+.-]{2,40}:\/\/[^\s()]+/g)) {
    const release = address.startsWith(`${location.origin}/`) ? releaseAt(address) : undefined
    // Code from elsewhere that is called by the site's code is at fault itself.
    if (!release) break
    if (release.name !== shellName) return release
    shell ??= release
  }
  return shell
}

/** For each error of React, the section that has caused it by changing the document. */
const blamed = new WeakMap<Error, string>()
export const blame = (error: Error, section: string) => void blamed.set(error, section)
export const blamedFor = (error: unknown) => (error instanceof Error ? blamed.get(error) : undefined)

/** The section whose code threw an error, if its stack names one. An effect of the page before can fail when it is cleaned up. */
export function sectionOf(error: unknown) {
  const release = releaseOf(error)
  return release?.name === shellName ? undefined : release
}

/** The stack of an error. Chromium writes the message before it, which may contain any address. */
function framesOf(error: unknown) {
  const { stack = '' } = error instanceof Error ? error : {}
  const head = String(error)
  return stack.startsWith(head) ? stack.slice(head.length) : stack
}
