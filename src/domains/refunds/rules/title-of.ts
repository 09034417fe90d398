/** An item as it is told apart from others: two versions of one product have one title. */
export const titleOf = ({ title, versionName }: { title: string; versionName: string }) =>
  versionName && versionName !== title ? `${title}, ${versionName}` : title
