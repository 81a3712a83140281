/** What a span says about itself: names and numbers, and nothing of a visitor. */
type SpanFacts = Record<string, string | number | undefined>

/** Records how long the parts of a request take. */
export type Tracing = {
  /**
   * Runs `action` as a span below the span in which it is called. An error of `action` marks the span as failed.
   * @param finish Called with the result; its facts are added to the span.
   */
  span: <Result>(
    name: string,
    facts: SpanFacts,
    action: () => Promise<Result>,
    finish?: (result: Result) => SpanFacts,
  ) => Promise<Result>
  /** Sends what is not sent yet. */
  stop: () => Promise<void>
}

export const noTracing: Tracing = { span: (_name, _facts, action) => action(), stop: () => Promise.resolve() }
