import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { anEnquiry } from '../../testing/enquiries'
import { smtpTransport } from './smtp-transport'

const mail = {
  to: ['staff@virida.example.com'],
  from: { name: 'Website', address: 'site@virida.example.com' },
  replyTo: 'none' as const,
  formatTime: String,
}
let relay: Server
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((resolve) => relay.close(resolve))
})

/** A relay that answers the first command with one line of a reply after another, without the last one. */
async function endlessRelay(): Promise<number> {
  relay = createServer((socket) => {
    sockets.push(socket)
    const lines = setInterval(() => socket.write('250-please wait\r\n'), 20)
    socket.on('error', () => undefined).on('close', () => clearInterval(lines))
    socket.write('220 relay.example\r\n')
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  return (relay.address() as AddressInfo).port
}

it('gives up a delivery whose relay never finishes its reply', async () => {
  const port = await endlessRelay()
  const transport = smtpTransport(
    { host: '127.0.0.1', port, tls: 'none', connections: 1, longestReply: 300 },
    mail,
  )
  const enquiry = anEnquiry()
  await expect(transport.send({ enquiry, recipients: mail.to })).rejects.toMatchObject({ code: 'EABORT' })
  await transport.close()
})
