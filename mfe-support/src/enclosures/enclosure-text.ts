/** Lines of the enclosed text. */
export const enclosureText = {
  dealer: (dealer: string) => `For the dealer: ${dealer}`,
  open: 'Open the list:',
}
