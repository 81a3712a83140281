export const offlineContent = {
  will: 'Once it has loaded, this calculator also works without a network.',
  kept: 'Saved on this device: this calculator now works without a network.',
}
