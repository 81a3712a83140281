import { z } from 'zod'
import { dealersSchema } from '../src/dealers/dealer-schema'
import records from '../src/dealers/dealers.json'

// The build imports this file, so it fails when dealers.json does not fit the schema.
const result = dealersSchema.safeParse(records)
if (!result.success)
  throw new Error(
    `Cannot use src/dealers/dealers.json. Correct these values:\n${z.prettifyError(result.error)}`,
  )
