/** Address of the only service worker of the site. The file is in `shell/public`. */
export const offlineWorkerAddress = '/offline-sw.js'
