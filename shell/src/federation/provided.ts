import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as router from '@virida/shared/router'
import type { sharedVersions } from '@virida/shared/build/federation'

/** What the shell gives to every section: its own React and its own router, one copy for the whole page. */
export const provided: Record<keyof typeof sharedVersions, () => unknown> = {
  react: () => React,
  'react/jsx-runtime': () => jsxRuntime,
  '@virida/shared/router': () => router,
}
