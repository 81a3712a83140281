import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as router from '@virida/shared/router'
import type { sharedVersions } from '@virida/shared/platform/webpack/federation'

/** The libraries that the shell provides to all sections, so that a document has one copy of each. */
export const provided: Record<keyof typeof sharedVersions, () => unknown> = {
  react: () => React,
  'react/jsx-runtime': () => jsxRuntime,
  '@virida/shared/router': () => router,
}
