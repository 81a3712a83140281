import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini } from 's3mini'
import type { BucketSettings } from '@virida/shared/platform/release/stores/bucket'
import { needPrograms } from '@virida/shared/platform/testing/debian-packages.mjs'
import { freePort } from '@virida/shared/platform/testing/free-port'

/** Time for the servers to answer, in ms. */
const startTimeout = 180_000
/** Time for one command, in ms. A command that waits longer hangs; the next try of it works. */
const commandTimeout = 20_000
/** Time until a program or command that failed is started again, in ms. */
const pause = 250

const fsid = '7f3b1c9e-3f0a-4c56-9b1d-5d2f6a3c8e10'
const disk = '0a4f7c52-8f4e-4a5b-b0a3-6f0d1e2c3b4a'
const key = { accessKeyId: 'tester', secretAccessKey: 'secret-of-the-tester' }

export type Ceph = { settings: BucketSettings; stop: () => Promise<void> }

/**
 * Starts Ceph with one disk in memory and its S3 server, whose conditional writes are atomic. Installs Debian's
 * packages if this process may.
 */
export async function startCeph(): Promise<Ceph> {
  needPrograms(['/usr/bin/radosgw', '/usr/bin/ceph-osd'], ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'])
  const dir = mkdtempSync(path.join(tmpdir(), 'ceph-'))
  const [monitorPort = 0, s3Port = 0] = [await freePort(), await freePort()]
  for (const folder of ['mon', 'osd', 'rgw']) mkdirSync(path.join(dir, folder))
  writeFileSync(path.join(dir, 'ceph.conf'), configuration(dir, monitorPort, s3Port))
  const config = ['-c', path.join(dir, 'ceph.conf')]
  const servers = new Servers(config)
  const keyring = path.join(dir, 'keyring')
  const map = path.join(dir, 'monmap')
  await run('ceph-authtool', [
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  ])
  await run('monmaptool', ['--create', '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, '--fsid', fsid, map])
  await run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring, ...config])
  servers.start('ceph-mon', ['-i', 'a'])
  await run('ceph', [...config, 'osd', 'new', disk, '0'])
  await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk, ...config])
  await run('ceph', [...config, 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here'])
  servers.start('ceph-osd', ['-i', '0'])
  servers.start('radosgw', ['-n', 'client.rgw'])
  const user = ['user', 'create', '--uid=tester', '--display-name=tester']
  await run('radosgw-admin', [
    ...config,
    ...['-n', 'client.rgw'],
    ...user,
    `--access-key=${key.accessKeyId}`,
    `--secret-key=${key.secretAccessKey}`,
  ])
  const settings = { ...key, region: 'default', endpoint: `http://127.0.0.1:${s3Port}/releases` }
  await createBucket(settings)
  return {
    settings,
    async stop() {
      await servers.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * The programs of a cluster. One that ends is started again: a disk ends when the monitor is not ready to hear that it
 * starts.
 */
class Servers {
  readonly #running = new Set<ChildProcess>()
  #isStopped = false

  constructor(readonly config: readonly string[]) {}

  start(program: string, args: readonly string[]) {
    const server = spawn(program, [...args, '-f', ...this.config], { stdio: 'ignore' })
    this.#running.add(server)
    server.once('exit', () => {
      this.#running.delete(server)
      if (!this.#isStopped) setTimeout(() => !this.#isStopped && this.start(program, args), pause)
    })
  }

  async stop() {
    this.#isStopped = true
    const ended = [...this.#running].map((server) => once(server, 'exit'))
    for (const server of this.#running) server.kill('SIGKILL')
    await Promise.all(ended)
  }
}

/** Runs a command, again if it fails: the monitor and the disk refuse commands or let them hang while they start. */
async function run(program: string, args: string[]) {
  const startedAt = performance.now()
  for (;;) {
    try {
      execFileSync(program, args, { stdio: 'pipe', timeout: commandTimeout })
      return
    } catch (error) {
      // A try that was ended may have made the user before.
      if (/user: \S+ exists/.test(String((error as { stderr?: Buffer }).stderr))) return
      if (performance.now() - startedAt > startTimeout) throw error
      await sleep(pause)
    }
  }
}

/** Without `tcp_nodelay` each answer with a body waits 40 ms for the client to acknowledge its head. */
const configuration = (dir: string, monitorPort: number, s3Port: number) => `[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${monitorPort}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = 1073741824
ms bind ipv6 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${dir}
admin socket = ${dir}/$name.$pid.asok
log file = ${dir}/$name.log
mon data = ${dir}/mon
osd data = ${dir}/osd
keyring = ${dir}/keyring
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${s3Port} tcp_nodelay=1
rgw data = ${dir}/rgw
`

/** The S3 server answers errors until it has made its pools. */
async function createBucket(settings: BucketSettings) {
  const startedAt = performance.now()
  for (;;) {
    try {
      await new S3mini(settings).createBucket()
      return
    } catch (error) {
      if (performance.now() - startedAt > startTimeout) throw error
      await sleep(pause)
    }
  }
}
