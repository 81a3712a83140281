/** The seconds since a time in ms; 0 for a time that is later than now, which a wrong clock can leave behind. */
export const secondsSince = (time: number) => Math.max(0, (Date.now() - time) / 1000)
