import { median } from '../median'

/** What was measured on one store. Times are in ms. */
export type Publishes = {
  store: string
  requests: number
  failed: number
  /** Time of each publication. */
  publish: number[]
  /** Time from each publication to the first page with it, on each gateway. */
  firstPage: number[]
}

/** Largest median of the time to the first new page, in ms. */
const goal = 100

export const isWithinGoals = ({ failed, firstPage }: Publishes) => failed === 0 && median(firstPage) < goal

/** Writes the results as Markdown. */
export function publishesReport(
  results: readonly Publishes[],
  { node, cores, count }: { node: string; cores: number; count: number },
): string {
  const rows = results.map((result) => {
    const { store, requests, failed, publish, firstPage } = result
    const times = [median(publish), median(firstPage), Math.max(...firstPage)].map((time) => time.toFixed(0))
    return `| ${[store, requests, failed, ...times, isWithinGoals(result) ? 'yes' : '**no**'].join(' | ')} |`
  })
  return `A section is published ${count} times on each store, while six visitors read pages of two gateways without a pause of more than 10 ms.
A publication includes the gate. "First new page" is the time from the end of a publication to the first page with it: the median and the
slowest of both gateways. Gateways prepare the release while the gate checks it. In a bucket they get it only after the gate, so the publication
includes copying the release and the time that they have to do the same.

| store | requests | failed | publication ms | first new page ms | slowest ms | within the goals |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

Node ${node}, ${cores} cores, which the visitors, the publisher and the stores used as well. Written by \`npm run bench -- publishes\`. Goals: no failed request, and a
median below ${goal} ms.`
}
