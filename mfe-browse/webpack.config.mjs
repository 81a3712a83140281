import { defineApp } from '@virida/shared/platform/webpack/define-app'
export default defineApp(import.meta.dirname)
