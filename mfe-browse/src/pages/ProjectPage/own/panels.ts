/* The list does not need the code of its panels and of the files, so each is loaded when the visitor opens it. */

export const loadImport = () => import(/* webpackChunkName: "import-schedule" */ '../import/ImportPanel')
export const loadFiles = () => import(/* webpackChunkName: "job-panel" */ '../files/FilesPanel')
export const loadFacades = () => import(/* webpackChunkName: "facades" */ '../facades/FacadesPanel')
export const loadMeasure = () =>
  import(/* webpackChunkName: "measure-opening" */ '../schedule/measure/MeasureDialog')
/** What differs between the visitor's list and a shared project. It has the code of the files panel, so it is in its chunk. */
export const loadVersionChanges = () => import(/* webpackChunkName: "job-panel" */ '../files/VersionChanges')

/** The façades of a shared project. They have the drawings of the façades panel, so they are in its chunk. */
export const loadSharedFacades = () => import(/* webpackChunkName: "facades" */ '../facades/SharedFacades')

/** Loads all panels, and the code that reads and writes files, with the typeface of PDFs. */
export const loadEverything = (): Promise<unknown> =>
  Promise.all([
    loadImport(),
    loadFiles(),
    loadVersionChanges(),
    loadMeasure(),
    loadFacades(),
    loadSharedFacades(),
    import(/* webpackChunkName: "read-schedule" */ '../import/read/read-text'),
    import(/* webpackChunkName: "read-workbook" */ '../import/read/read-workbook'),
    import(/* webpackChunkName: "type-models" */ '../files/type-models'),
    import(/* webpackChunkName: "job-files" */ '../files/save-files'),
    import(/* webpackChunkName: "load-fonts" */ '@virida/shared/site/paper/load-fonts').then(
      ({ loadFonts }) => loadFonts(),
    ),
  ])

/** Loads the page of a series, with the designer and the code that makes its files. */
export const loadDesigner = (): Promise<unknown> =>
  Promise.all([
    import(/* webpackChunkName: "series" */ '../../SeriesPage/page'),
    import(/* webpackChunkName: "series.late" */ '../../SeriesPage/late-parts'),
    import(/* webpackChunkName: "design-tools" */ '../../SeriesPage/design/controls/design-tools'),
    import(/* webpackChunkName: "wall-view" */ '../../SeriesPage/design/wall/WallView'),
    import(/* webpackChunkName: "design-files" */ '../../SeriesPage/design/files/design-files'),
    import(/* webpackChunkName: "design-model" */ '../../SeriesPage/design/files/design-model'),
  ])
