/** Sentences of every form. Those in the specification's error catalogue stand here word for word. */
export const messages = {
  required: 'This field is required',
  failed: 'Error sending email',
  sent: 'Message sent successfully',
  thanks: 'Thank you for providing the information, we will contact you shortly!',
  patience: 'Thank you for your patience!',
} as const
