/* The list does not need the code of its panels and of the files, so each is loaded when the visitor opens it. */

export const loadImport = () => import(/* webpackChunkName: "import-schedule" */ '../import/ImportPanel')
export const loadFiles = () => import(/* webpackChunkName: "job-panel" */ '../files/FilesPanel')
export const loadMeasure = () =>
  import(/* webpackChunkName: "measure-opening" */ '../schedule/measure/MeasureDialog')

/** Loads all panels, and the code that reads and writes files, with the typeface of PDFs. */
export const loadEverything = (): Promise<unknown> =>
  Promise.all([
    loadImport(),
    loadFiles(),
    loadMeasure(),
    import(/* webpackChunkName: "read-schedule" */ '../import/read/read-text'),
    import(/* webpackChunkName: "read-workbook" */ '../import/read/read-workbook'),
    import(/* webpackChunkName: "type-models" */ '../files/type-models'),
    import(/* webpackChunkName: "job-files" */ '../files/save-files').then(({ loadFonts }) => loadFonts()),
  ])
