export const carouselContent = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous picture',
  next: 'Next picture',
  choose: 'Choose a picture',
  position: (at: number, count: number) => `${at} of ${count}`,
  show: (at: number, label: string) => `Show picture ${at}: ${label}`,
}
