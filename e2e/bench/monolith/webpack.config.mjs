import { defineApp } from '@virida/shared/build/define-app'
export default defineApp(import.meta.dirname, { client: './client.tsx', server: './server.tsx' })
