import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Tracing } from './tracing'

/**
 * Traces by the official packages of OpenTelemetry, which also read their own variables: `OTEL_SERVICE_NAME`,
 * `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`.
 * A visitor's `traceparent` is not used: visitors would decide what is recorded.
 */
export function startTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'virida-gateway' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('virida-gateway')
  const current = new AsyncLocalStorage<Context>()
  return {
    span: async (name, facts, action, finish) => {
      const parent = current.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { attributes: facts }, parent)
      try {
        const result = await current.run(trace.setSpan(parent, span), action)
        if (finish) span.setAttributes(finish(result))
        return result
      } catch (error) {
        // Not the message, which may quote what a visitor has sent.
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
        throw error
      } finally {
        span.end()
      }
    },
    stop: () => provider.shutdown(),
  }
}
