export const errorSummaryContent = {
  title: (count: number) =>
    count === 1 ? 'One entry needs your attention' : `${count} entries need your attention`,
}
