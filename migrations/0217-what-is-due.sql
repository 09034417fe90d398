-- What is due soon, for the operator's overview: each looked up by when it is due, whatever lies decided beside it.
create index if not exists content_reports_due on content_reports (due_at) where state <> 'decided';
create index if not exists document_requests_due on document_requests (due_on) where closed_at is null;
create index if not exists payout_batches_open on payout_batches (id) where status in ('draft', 'approved');
create index if not exists recalls_due on recalls (due_at) where step <> 'done';
