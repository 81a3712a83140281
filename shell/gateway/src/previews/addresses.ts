/** Everything that concerns previews has an address below this one. */
export const previewsAddress = '/preview'

export const leaveAddress = `${previewsAddress}/leave`
export const badgeStyleAddress = `${previewsAddress}/badge.css`
