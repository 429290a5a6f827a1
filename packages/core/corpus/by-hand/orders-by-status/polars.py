    by_status = orders.group_by("customer_id").agg(
        paid=pl.col("amount").filter(pl.col("status") == "paid").sum(),
        returned=pl.col("amount").filter(pl.col("status") == "returned").sum(),
    )
    by_status.collect().write_csv(output_dir / "orders_by_status.csv")
