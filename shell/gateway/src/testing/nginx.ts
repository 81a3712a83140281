import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { needPrograms } from '@virida/shared/platform/testing/debian-packages.mjs'

const program = '/usr/sbin/nginx'

/**
 * Starts nginx in front of a gateway.
 * @param location Directives that are added to the `location` of the site.
 */
export const startNginx = (port: number, gateway: string, location: string): Promise<ChildProcess> =>
  runNginx(
    port,
    `large_client_header_buffers 4 32k;
  server { listen 127.0.0.1:${port}; location / { proxy_pass ${gateway}; ${location} } }`,
  )

/**
 * Starts nginx. The caller stops it with `stopNginx`.
 * @param port A port on which it listens.
 * @param site Directives of the `http` block.
 */
export async function runNginx(port: number, site: string): Promise<ChildProcess> {
  needPrograms([program], ['nginx-light'])
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const config = path.join(dir, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
events {}
http {
  access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi; uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
  ${site}
}
`,
  )
  const nginx = spawn(program, ['-p', dir, '-c', config], { stdio: 'ignore' })
  for (let tries = 0; tries < 200; tries++) {
    if (await isOpen(port)) return nginx
    await wait(25)
  }
  nginx.kill()
  throw new Error(`nginx does not listen on port ${port}; see ${dir}/error.log`)
}

export async function stopNginx(nginx: ChildProcess): Promise<void> {
  nginx.kill()
  if (nginx.exitCode === null) await new Promise((resolve) => nginx.once('close', resolve))
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref().once('connect', () => socket.destroy())
  })
}
