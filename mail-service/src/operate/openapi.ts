import { endpoint, headers } from '@virida/shared/platform/enquiry/api'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { refusals } from '@virida/shared/platform/enquiry/refusals'
import {
  enquiryAcceptedSchema,
  enquiryRefusedSchema,
  enquirySchema,
} from '@virida/shared/platform/enquiry/schema'
import { z } from 'zod'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: z.toJSONSchema(schema) } })

/** Describes the endpoint in OpenAPI 3.1, from the schemas that validate requests. */
export function openapi() {
  const codes = Object.entries(refusals)
  const statuses = [...new Set(codes.map(([, status]) => status))].sort((a, b) => a - b)
  const refused = statuses.map((status) => {
    const names = codes.filter(([, codeStatus]) => codeStatus === status).map(([code]) => code)
    return [
      status,
      { description: `Refused: ${names.join(', ')}`, content: json(enquiryRefusedSchema) },
    ] as const
  })
  const optionalHeader = (name: string, schema: object) => ({ name, in: 'header', required: false, schema })
  return {
    openapi: '3.1.0',
    info: { title: 'Mail service', version: '1.0.0' },
    paths: {
      [endpoint]: {
        post: {
          summary: 'Store an enquiry for delivery',
          description: `Status 200 means that the enquiry is stored durably. A request has at most ${limits.requestBytes} bytes.`,
          parameters: [
            optionalHeader(headers.idempotencyKey, {
              type: 'string',
              maxLength: limits.idempotencyKeyLength,
            }),
            optionalHeader(headers.elapsed, { type: 'integer', minimum: 0 }),
            optionalHeader(headers.trap, { type: 'string', enum: ['0', '1'] }),
          ],
          requestBody: { required: true, content: json(enquirySchema) },
          responses: {
            200: {
              description: 'Stored, or recognized as a repeated submit',
              content: json(enquiryAcceptedSchema),
            },
            ...Object.fromEntries(refused),
          },
        },
      },
    },
  }
}
