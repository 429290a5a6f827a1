    days = (
        orders.group_by("ordered_on")
        .agg(sales=pl.sum("amount"))
        .sort("ordered_on", nulls_last=True)
        .with_columns(so_far=pl.col("sales").cum_sum())
    )
    days.collect().write_csv(output_dir / "running_total.csv")
