import { previewsAddress } from '@virida/shared/platform/paths'

export const leaveAddress = `${previewsAddress}/leave`
export const badgeStyleAddress = `${previewsAddress}/badge.css`
