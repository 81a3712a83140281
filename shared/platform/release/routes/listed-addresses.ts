/** The addresses that routes list, for the sitemap: those of a pattern are in `paths`. */
export const listedAddresses = (
  routes: readonly { path: string; paths?: readonly string[] | undefined }[],
): string[] => routes.flatMap(({ path, paths }) => paths ?? [path])
