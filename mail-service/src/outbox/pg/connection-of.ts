/**
 * What the statements rely on, whatever the server, the database, the role or DATABASE_URL sets: how times and files are written,
 * and that a transaction sees what others have committed meanwhile.
 */
const relied = { datestyle: 'ISO', bytea_output: 'hex', default_transaction_isolation: 'read\\ committed' }

/**
 * The address of the database and the settings of a session. Options in the address stay, but ours come after them and win.
 * @param synchronousCommit Whether the database acknowledges a transaction only when it is on the disk.
 */
export function connectionOf(url: string, synchronousCommit: 'on' | 'off') {
  const address = new URL(url)
  const given = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  const own = { ...relied, synchronous_commit: synchronousCommit }
  const options = [given, ...Object.entries(own).map(([name, value]) => `-c ${name}=${value}`)]
  return { connectionString: address.href, options: options.join(' ').trim() }
}
