import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnReleases } from '../fixtures/own-releases'

/** The section that is published again and again, and the text that differs between its releases. */
const section = 'mfe-browse'
const headline = 'The Power of Green'

/** A release that was live from one moment (performance.now) to another. */
type LiveTime = { version: string; from: number; to: number }

/** Publishes releases of one section, each with a headline of its own, and rolls every third one back. */
export class Publishing {
  count = 0
  rolledBack = 0
  readonly #headlines = new Map<string, string>()
  #times: LiveTime[]

  constructor(private readonly releases: OwnReleases) {
    const version = releases.active(section)
    this.#headlines.set(version, headline)
    this.#times = [{ version, from: 0, to: Infinity }]
  }

  /** Publishes until `isOver`. @param pause Time between two releases, in ms. */
  async run(isOver: () => boolean, pause: number) {
    while (!isOver()) {
      await this.publishNext()
      if (this.count % 3 === 0) {
        await sleep(pause / 2)
        await this.#change(async () => {
          await this.releases.rollBack(section)
          this.rolledBack++
        })
      }
      await sleep(pause)
    }
  }

  publishNext() {
    const version = `9.0.${++this.count}`
    const before = this.#headlines.get(this.releases.active(section)) ?? headline
    const after = `The Power of Green, edition ${this.count}`
    this.#headlines.set(version, after)
    return this.#change(() => this.releases.publishWithText(section, version, before, after))
  }

  /** Whether a release of an app was live at some moment of this time. */
  wasLive(app: string, version: string, from: number, to: number): boolean {
    if (app !== section) return this.releases.active(app) === version
    return this.#times.some((live) => live.version === version && live.from <= to && live.to >= from)
  }

  /** How a text of the first release reads in another release. */
  textIn(version: string, text: string) {
    return text.replaceAll(headline, this.#headlines.get(version) ?? headline)
  }

  async #change(move: () => Promise<unknown>) {
    // The registry is replaced at a moment that is not known exactly, so both releases count as live meanwhile.
    const from = performance.now()
    await move()
    const last = this.#times.at(-1)
    if (last) last.to = performance.now()
    this.#times = [...this.#times.slice(-50), { version: this.releases.active(section), from, to: Infinity }]
  }
}
