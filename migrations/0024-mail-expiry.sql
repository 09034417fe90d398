-- When what a mail says is of no use any more: its code or link has ended. Null: never.
alter table mails add column expires_at timestamptz;
update mails set expires_at = created_at + case template
    when 'recoverPassword' then interval '60 minutes'
    when 'verifyAccount' then interval '24 hours'
    when 'emailChangeOld' then interval '24 hours'
    when 'emailChangeNew' then interval '24 hours'
    when 'teamInvitation' then interval '7 days'
  end
  where status in ('queued', 'outbox');
