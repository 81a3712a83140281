import { format } from 'node:util'

/*
 * A test fails if anything prints an error or a warning: React reports mistakes only there. A test that expects such
 * output replaces the method with `jest.spyOn(console, 'error')` and checks the call.
 */

const printed: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    printed.push(`console.${level}: ${format(...values)}`)
  }
}

afterEach(() => {
  const messages = printed.splice(0)
  if (messages.length > 0)
    throw new Error(
      `The test must not print to the console. Mock the method if the message is expected.\n${messages.join('\n')}`,
    )
})
