import { z } from 'zod'
import { dealersSchema } from '../src/dealers/dealer-schema'
import records from '../src/dealers/dealers.json'

// Imported by the build: it stops at a file of dealers that the page could not show.
const result = dealersSchema.safeParse(records)
if (!result.success) throw new Error(`src/dealers/dealers.json:\n${z.prettifyError(result.error)}`)
