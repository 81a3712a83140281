import { noTracing, type Tracing } from './tracing'

/**
 * Sends traces to a collector (OTLP over HTTP, JSON). Without one, the SDK of OpenTelemetry is not loaded.
 * @param endpoint Address of the collector, without `/v1/traces`.
 */
export async function openTracing(endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return noTracing
  const { startTracing } = await import('./otlp-tracing')
  return startTracing(endpoint)
}
