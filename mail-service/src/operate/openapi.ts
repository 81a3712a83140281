import { endpoint, headers, limits, refusals } from '@virida/shared/enquiry'
import { enquiryAcceptedSchema, enquiryRefusedSchema, enquirySchema } from '@virida/shared/enquiry/schema'
import { z } from 'zod'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: z.toJSONSchema(schema) } })

/** The description of the call, made from the schemas that check it (OpenAPI 3.1). */
export function openapi() {
  const codes = Object.entries(refusals)
  const statuses = [...new Set(codes.map(([, status]) => status))].sort((a, b) => a - b)
  const refused = statuses.map((status) => {
    const names = codes.filter(([, one]) => one === status).map(([code]) => code)
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
          description: `200 means stored for good. Request at most ${limits.requestBytes} bytes.`,
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
            200: { description: 'Stored, or known already', content: json(enquiryAcceptedSchema) },
            ...Object.fromEntries(refused),
          },
        },
      },
    },
  }
}
