/** What the admin page says. */
export const words = {
  title: 'Enquiries',
  alarm: 'Alarm:',
  since: 'since',
  allWell: 'No alarm is raised.',
  of: 'of',
  requeue: 'Send again',
  erase: 'Erase',
  back: 'All enquiries',
  columns: ['Enquiry', 'Received (UTC)', 'Tries', 'Last answer or reason', 'Due (UTC)', 'Size', 'Actions'],
  states: {
    waiting: { heading: 'Waiting', empty: 'Everything accepted has been delivered.' },
    dead: { heading: 'Refused', empty: 'The relay has refused nothing for good.' },
    quarantined: { heading: 'Quarantined', empty: 'Nothing looks like spam.' },
    corrupt: { heading: 'Damaged', empty: 'Every stored file is whole.' },
  },
} as const
