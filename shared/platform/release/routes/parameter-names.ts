import { z } from 'zod'
import { listOf } from '../first-fault'

/** Names of the query parameters that a page reads. Bounded, because each request compares its parameters with them. */
export const parameterNames = listOf(
  z
    .string()
    .max(50)
    .regex(/^[a-z][a-z0-9_]*$/),
  50,
)
