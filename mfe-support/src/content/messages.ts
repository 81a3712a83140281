/** Messages of all forms. Their wording is fixed (R-FORM-1, R-FORM-2, R-FORM-9). */
export const messages = {
  required: 'This field is required',
  failed: 'Error sending email',
  sent: 'Message sent successfully',
  thanks: 'Thank you for providing the information, we will contact you shortly!',
  patience: 'Thank you for your patience!',
} as const
