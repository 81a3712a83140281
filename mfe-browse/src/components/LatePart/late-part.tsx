import { use, useSyncExternalStore, type ComponentType } from 'react'
import { loadOnce } from '@virida/shared/platform/load-once'
import { KeptPart } from './KeptPart'

export type LatePart<Props> = {
  Part: ComponentType<Props>
  /** Loads the code of the part, for a page that is about to be shown. */
  preload: () => Promise<unknown>
}

const never = () => () => undefined

/**
 * A part of a page that is not needed to read the page. In a document that the server has rendered, the part keeps its HTML
 * without hydration until it comes near the screen; its code is loaded then. After a navigation it is rendered with the page.
 * The page itself must import the style sheets of the part, because the document contains only those of the page.
 * @param load Loads the component.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const loadPart = loadOnce(load)

  function Loaded(props: Props) {
    const Part = use(loadPart())
    return <Part {...props} />
  }

  function Part(props: Props) {
    // React asks for the state of the server only on the server and during hydration.
    const isHydrating = useSyncExternalStore(never, () => false, isInBrowser)
    return (
      <KeptPart isKept={isHydrating} load={loadPart} props={props}>
        <Loaded {...props} />
      </KeptPart>
    )
  }

  return { Part, preload: loadPart }
}

const isInBrowser = () => typeof document !== 'undefined'

/** Whether the page is that of the document and not hydrated yet. Its late parts are not loaded with it. */
export const isFirstPage = () => isInBrowser() && document.documentElement.dataset.alive === undefined
