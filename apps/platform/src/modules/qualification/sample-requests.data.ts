/** An open request for the sales of each catalogue; they exist only where sample data was asked for. */
export const SAMPLE_REQUESTS = [
  {
    id: '00000000-0000-4000-8000-000000000601',
    email: 'applicant@candil.example',
    catalogId: 16,
    answers: {
      companyName: 'Calvo Interiorismo',
      companyTypeId: '4',
      vatNumber: 'ESB12345674',
      phone: '+34 600 000 000',
      website: 'calvo.example',
      projectTypeIds: '1,2',
      message: 'We furnish two small hotels a year and would like to specify pendants for the next one.',
    },
  },
  {
    id: '00000000-0000-4000-8000-000000000602',
    email: 'applicant.us@candil.example',
    catalogId: 21,
    answers: {
      companyName: 'Reyes Lighting Design',
      companyTypeId: '5',
      website: 'reyes.example',
      projectTypeIds: '3,7',
      message: 'Offices and galleries on the East Coast.',
    },
  },
] as const;
