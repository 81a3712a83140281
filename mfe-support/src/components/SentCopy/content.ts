export const sentCopyContent = {
  title: 'What you sent us',
  reference: 'Reference',
  subject: 'Subject',
  files: 'Files',
  copy: 'Copy the text',
  copied: 'Copied',
  refused: 'Your browser does not allow copying. Select the text instead.',
  print: 'Print this page',
}
