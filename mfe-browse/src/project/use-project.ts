import { useSyncExternalStore } from 'react'
import { projectStore, type ProjectState } from './project-store'

const unknown = () => undefined

/** The visitor's project; nothing while the server's page is taken over, for only the device knows it. */
export const useProject = (): ProjectState | undefined =>
  useSyncExternalStore<ProjectState | undefined>(projectStore.subscribe, projectStore.read, unknown)
