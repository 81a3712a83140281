import { median } from '../median'

/** Answers for each second, in each round. */
export type Speeds = Record<'gateway' | 'hono' | 'nginx', number[]>

export type Serving = {
  page: Speeds
  file: Speeds
  /** Cached pages of one gateway, and of two together. */
  one: number[]
  two: number[]
}

type Machine = { node: string; cores: number; rounds: number }

/** Least parts that the gateway must reach. */
const goals = { hono: 0.8, two: 1.7 }

const toHono = ({ gateway, hono }: Speeds) => median(gateway) / median(hono)
const toOne = ({ one, two }: Serving) => median(two) / median(one)

export const isWithinGoals = (serving: Serving): boolean =>
  toHono(serving.page) >= goals.hono && toHono(serving.file) >= goals.hono && toOne(serving) >= goals.two

/** Writes the results as Markdown. */
export function servingReport(serving: Serving, sizes: Record<'page' | 'file', number>, machine: Machine) {
  const row = (title: string, { gateway, hono, nginx }: Speeds) => {
    const speeds = [gateway, hono, nginx].map((values) => range(values))
    return `| ${[title, ...speeds, toHono({ gateway, hono, nginx }).toFixed(2)].join(' | ')} |`
  }
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return `The gateway, a server of files made of Hono alone (\`serveStatic\` of \`@hono/node-server\`) and Debian's nginx with one worker serve the
same bytes, compressed with gzip: \`/faq\` from the gateway's cache (${kilobytes(sizes.page)}), and the main script of the shell (${kilobytes(sizes.file)}). 32 connections
ask each of them in turn. Values are answers for each second: medians of ${machine.rounds} rounds, with the range in brackets.

| what | gateway | Hono | nginx | gateway / Hono |
| --- | ---: | ---: | ---: | ---: |
${row('cached page', serving.page)}
${row('file', serving.file)}

Cached pages of one gateway: ${range(serving.one)}. Of two gateways at the same time: ${range(serving.two)}, which is ${toOne(serving).toFixed(2)} times as many.

Node ${machine.node}, ${machine.cores} cores, which the client (wrk) used as well. Written by \`npm run bench -- serving\`, with the figures in \`performance.json\`. Goals: at least
${goals.hono} of Hono, and two gateways at least ${goals.two} of one.`
}

export function servingFigures({ page, file, one, two }: Serving, machine: Machine): object {
  const medians = (speeds: Speeds) =>
    Object.fromEntries(Object.entries(speeds).map(([server, values]) => [server, Math.round(median(values))]))
  return {
    machine,
    page: medians(page),
    file: medians(file),
    oneGateway: Math.round(median(one)),
    twoGateways: Math.round(median(two)),
  }
}

function range(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    Math.round(value).toLocaleString('en-US'),
  )
  return `${middle} [${least}-${most}]`
}
