import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../paths'
import { ReleaseError } from '../errors'
import { keyIdOf, makePrivateKey, publicKeyOf, readPrivateKey, signText } from './keys'
import type { Signer } from './signatures'

/** Folder of the private keys that commands on this machine sign with, if RELEASE_KEY is not set. */
const keysFolder = path.join(root, '.release-keys')

const fileOf = (folder: string, app: string) => path.join(folder, `${app}.key`)

export type NewKey = { file: string; publicKey: string; id: string }

/**
 * Makes a key for an app. Its private part is written to a file that only its owner can read.
 * @throws ReleaseError `key_in_use` when the file exists: releases may be signed with the key in it.
 */
export function makeTeamKey(app: string, folder = keysFolder): NewKey {
  const file = fileOf(folder, app)
  const privateKey = makePrivateKey()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${privateKey}\n`, { flag: 'wx', mode: 0o600 })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    throw new ReleaseError(
      'key_in_use',
      `Cannot make a key for ${app}: ${file} has one. To rotate it, move this file to a safe place first.`,
      { cause },
    )
  }
  const publicKey = publicKeyOf(readPrivateKey(privateKey, file))
  return { file, publicKey, id: keyIdOf(publicKey) }
}

/**
 * Signs with the private key of the team: that in RELEASE_KEY, which a pipeline sets, or that of the app in the folder
 * of keys. Without either it signs nothing.
 */
export function teamSigner(env: NodeJS.ProcessEnv = process.env, folder = keysFolder): Signer {
  return (app, statement) => {
    const file = fileOf(folder, app)
    if (env.RELEASE_KEY) return signText(readPrivateKey(env.RELEASE_KEY, 'RELEASE_KEY'), statement)
    if (!existsSync(file)) return undefined
    return signText(readPrivateKey(readFileSync(file, 'utf8'), file), statement)
  }
}
