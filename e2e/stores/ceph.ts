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
const startTimeout = 90_000

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
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { stdio: 'pipe', timeout: startTimeout })
  const servers: ChildProcess[] = []
  const start = (program: string, args: string[]) =>
    servers.push(spawn(program, [...args, '-f', ...config], { stdio: 'ignore' }))
  const keyring = path.join(dir, 'keyring')
  const map = path.join(dir, 'monmap')
  run('ceph-authtool', ['--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'])
  run('monmaptool', ['--create', '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, '--fsid', fsid, map])
  run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring, ...config])
  start('ceph-mon', ['-i', 'a'])
  run('ceph', [...config, 'osd', 'new', disk, '0'])
  run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk, ...config])
  run('ceph', [...config, 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here'])
  start('ceph-osd', ['-i', '0'])
  start('radosgw', ['-n', 'client.rgw'])
  const user = ['user', 'create', '--uid=tester', '--display-name=tester']
  run('radosgw-admin', [
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
      for (const server of servers.reverse()) {
        const ended = once(server, 'exit')
        server.kill('SIGKILL')
        await ended
      }
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

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
rgw frontends = beast endpoint=127.0.0.1:${s3Port}
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
      await sleep(250)
    }
  }
}
