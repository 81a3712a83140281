export const productCardContent = {
  finishes: (count: number) => `${count} finishes`,
}
