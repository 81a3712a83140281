import { useSyncExternalStore } from 'react'
import { projectStore, type ProjectState } from './project-store'

const unknown = () => undefined

/** The visitor's project. Undefined on the server and during hydration, because only the browser knows it. */
export const useProject = (): ProjectState | undefined =>
  useSyncExternalStore<ProjectState | undefined>(projectStore.subscribe, projectStore.read, unknown)
