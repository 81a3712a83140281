/** A render process hangs or has ended, so it cannot answer. */
export class RenderFault extends Error {
  override readonly name = 'RenderFault'

  /**
   * @param isCause Whether the process was busy with this page or release. If not, another process may be asked for it.
   */
  constructor(
    readonly code: 'render_hung' | 'render_ended',
    readonly isCause: boolean,
    what: string,
  ) {
    super(
      `Cannot render ${what}: the render process ${code === 'render_hung' ? 'was stopped because it hung or broke a limit' : 'has ended'}`,
    )
  }
}
